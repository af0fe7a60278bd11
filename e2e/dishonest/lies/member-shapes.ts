import type { Lie, Subject } from "../lie.ts";
import { type Looked, tellNoAnswers } from "./shapes.ts";

/** Answers that are none, on every page of the member's side. */

const member = "/dashboard/member";
const pages: readonly Looked[] = [
  { page: "the member's dashboard", at: () => member, endpoint: "GET /api/member/relationships" },
  { page: "what is shared", at: () => `${member}/assigned-vault`, endpoint: "GET /api/member/assigned-vault" },
  {
    page: "the holder's keys",
    at: () => `${member}/assigned-vault`,
    endpoint: "GET /api/member/relationships/:id/keys",
  },
  {
    page: "the holder's plan",
    at: () => `${member}/assigned-vault`,
    endpoint: "GET /api/member/relationships/:id/plan",
  },
  { page: "the wills", at: () => `${member}/wills`, endpoint: "GET /api/member/relationships" },
  { page: "a will", at: ({ yara }) => `${member}/wills/${yara}`, endpoint: "GET /api/member/relationships" },
  {
    page: "the words of a will",
    at: ({ yara }) => `${member}/wills/${yara}/compare`,
    endpoint: "GET /api/member/relationships/:id/keys",
  },
  { page: "the assigned assets", at: () => `${member}/assigned-assets`, endpoint: "GET /api/member/assigned-assets" },
  { page: "the invitations", at: () => `${member}/invitations`, endpoint: "GET /api/member/approvals" },
];

const lies: Lie[] = pages.flatMap((looked, place) => tellNoAnswers(looked, place));
export const memberShapeLies: Subject = { title: "answers that are none, to a member", side: "member", lies };
