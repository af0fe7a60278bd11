/** The sign-in address that leads back here (ACC-008). */
export function loginPath(path: string): string {
  return path === "/" ? "/auth/login" : `/auth/login?from=${encodeURIComponent(path)}`;
}
