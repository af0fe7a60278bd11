import "./platform/no-eval.ts";
import "./styles/app.css";
import { startApp } from "./app/start.tsx";
import { createI18n, pageLanguage } from "./platform/i18n.ts";
import { watchTheme } from "./platform/theme.ts";

watchTheme();
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
// Not awaited at the top: the texts' own scripts import from this one, and would wait for it to end.
void createI18n(pageLanguage(), ["app"]).then((i18n) => startApp(root, i18n));
