"""Noughts for learners: what its numbers can be."""

from fathom.kernel.learning import SEAT

VALUES = {"cell": range(9), "cells": SEAT, "winner": SEAT}
