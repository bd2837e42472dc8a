// Loaded into a server before its own code: keeps its clock as far ahead as a file says (ms).
import { readFileSync } from 'node:fs';

const file = process.env['CLOCK_FILE'] ?? '';
const trueNow = Date.now;
let aheadMs = 0;

function readFile(): void {
  aheadMs = Number(readFileSync(file, 'utf8'));
}

readFile();
setInterval(readFile, 10).unref();
Date.now = () => trueNow() + aheadMs;
