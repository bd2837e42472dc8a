import { readFileSync } from 'node:fs';
import { familyOf } from '../processor-time.ts';

/** Megabytes resident in the process and its descendants; what two of them share counts twice. */
export function residentMegabytes(pid: number): number {
  return familyOf(pid)
    .map((one) => readFileSync(`/proc/${one.pid}/status`, 'utf8'))
    .reduce((sum, status) => sum + Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024, 0);
}
