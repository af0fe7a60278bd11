export { outlookOf } from "../calculator/draft-outlook.ts";
