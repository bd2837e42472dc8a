// The specification asks for this, although the site has no sign-in: an anonymous visitor never has a session.

/** Has Supabase's client refresh a stored session when the page is idle. Loads nothing where there is none. */
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
