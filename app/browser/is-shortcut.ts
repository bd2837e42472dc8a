type Modifiers = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Whether a modifier key makes this the browser's own shortcut. */
export function isShortcut({ altKey, ctrlKey, metaKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey;
}
