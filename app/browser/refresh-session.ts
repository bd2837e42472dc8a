// The specification asks for this, although the site has no sign-in: an anonymous visitor never has a session.

/** Loads Supabase's client, which refreshes a stored session, once the page is idle. Without one, does nothing. */
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
