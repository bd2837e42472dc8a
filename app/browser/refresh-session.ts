// The specification asks for this, although no visitor has a session, because the site has no sign-in.

/** If a session is stored, loads Supabase's client once the page is idle. Loading it refreshes the session. */
export function refreshSession(): void {
  const onIdle: (callback: () => void) => void = window.requestIdleCallback ?? setTimeout;
  onIdle(() => {
    if (hasSession()) import('./data-client.ts').catch(() => {});
  });
}

function hasSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key));
  } catch {
    // The browser blocks storage.
    return false;
  }
}
