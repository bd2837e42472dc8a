export interface Toast {
  id: number;
  variant: 'default' | 'destructive';
  title: string;
  description: string;
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** Replaces the toast before, which is no longer true. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  update([{ ...toast, id: nextId++ }]);
}

export function dismissToast(id: number): void {
  update(toasts.filter((toast) => toast.id !== id));
}

/** For useSyncExternalStore. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

function update(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
