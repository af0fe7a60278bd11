/** How well the account is guarded, as far as it is known. The app hands it over, because features meet only there. */
export interface DashboardSecurity {
  /** Undefined until there is an answer; it may come later than the error of a reload. */
  score: { overall: number; secure: boolean } | undefined;
  /** Nobody answered: the dashboard goes on without it. */
  failed: boolean;
}
