/** What the dashboard shows of the vault, handed in by the app: figures only, for which nobody has to unlock it (KEY-028). */
export interface DashboardVault {
  usage: { used: number; max: number } | undefined;
  /** It could not be asked for. */
  failed: boolean;
}
