"""Pages of reports and reviews: sections, plots, numbers as people write them."""
