import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const ticksInSecond = 100;

/** Processor time in seconds that the process and its living descendants have used so far. */
export function processorSeconds(pid: number): number {
  return familyOf(pid).reduce((seconds, one) => seconds + one.seconds, 0);
}

/** The process and its living descendants. */
function familyOf(pid: number): Process[] {
  const found = processes();
  const family = new Set([pid]);
  // A parent's number may be higher than its child's, so until nothing is added any more.
  for (let before = 0; before !== family.size; ) {
    before = family.size;
    for (const one of found) if (family.has(one.parent)) family.add(one.pid);
  }
  return found.filter((one) => family.has(one.pid));
}

/** The children of this process that run the program of that name. */
export function childrenCalled(program: string): number[] {
  return processes()
    .filter(({ name, parent }) => name === program && parent === process.pid)
    .map(({ pid }) => pid);
}

interface Process {
  pid: number;
  name: string;
  parent: number;
  seconds: number;
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => {
      try {
        return [readStat(readFileSync(`/proc/${entry}/stat`, 'utf8'))];
      } catch {
        // It has just ended.
        return [];
      }
    });
}

/** The name is in parentheses and may hold anything; the fields after it are plain. */
function readStat(stat: string): Process {
  const nameEnd = stat.lastIndexOf(')');
  const fields = stat.slice(nameEnd + 2).split(' ');
  return {
    pid: Number.parseInt(stat, 10),
    name: stat.slice(stat.indexOf('(') + 1, nameEnd),
    parent: Number(fields[1]),
    seconds: (Number(fields[11]) + Number(fields[12])) / ticksInSecond,
  };
}
