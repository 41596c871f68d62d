// Where the client begins.
import { mount } from "svelte";
import App from "./App.svelte";
import { registerWorker } from "./lib/offline/worker";
import { startAnew } from "./lib/offline/upgrade";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/prose.css";

performance.setResourceTimingBufferSize(2_000); // the service worker keeps what was loaded
startAnew();
registerWorker();
mount(App, { target: document.getElementById("app")! });
