const redrawAfterMs = 100;

export interface Progress {
  /** How much has been done, in the unit of the total. */
  show: (done: number) => void;
  /** Takes the bar away. */
  end: () => void;
}

export type ProgressOutput = Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>;

/**
 * A bar for long work on the terminal that reads the errors, and nothing where there is none. It
 * is drawn from `show` alone, because no timer runs while the embedded database is at work.
 */
export function createProgress(
  label: string,
  total: number,
  output: ProgressOutput = process.stderr,
): Progress {
  if (!output.isTTY || total <= 0) return { show() {}, end() {} };
  let drawn: { at: number; text: string } | undefined;

  return {
    show(done) {
      const now = performance.now();
      const whole = done >= total;
      if (drawn && !whole && now - drawn.at < redrawAfterMs) return;
      const text = drawBar(label, Math.min(done / total, 1), output.columns);
      if (text !== drawn?.text) output.write(`\r\x1b[2K${text}`);
      drawn = { at: now, text };
    },
    end() {
      if (drawn) output.write('\r\x1b[2K');
      drawn = undefined;
    },
  };
}

/** Passes the messages on, and shows how many there were. */
export async function* showing<Item>(
  items: AsyncIterable<Item>,
  { show, end }: Progress,
): AsyncIterable<Item> {
  let done = 0;
  try {
    for await (const item of items) {
      show(++done);
      yield item;
    }
  } finally {
    end();
  }
}

function drawBar(label: string, share: number, columns = 80): string {
  const percent = `${Math.floor(share * 100)} %`.padStart(5);
  const width = Math.max(0, Math.min(40, columns - label.length - percent.length - 5));
  const filled = Math.round(share * width);
  return `${label}  ${'█'.repeat(filled)}${'░'.repeat(width - filled)}  ${percent}`;
}
