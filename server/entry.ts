// The first file of the built server. On an older Node the others end in a stack: they import what it lacks.
const [major = 0] = process.versions.node.split('.').map(Number);

if (major >= 24) void import('./main.ts');
else {
  process.stderr.write(
    `The server needs Node 24 or newer. This is Node ${process.versions.node}.\n`,
  );
  process.exitCode = 1;
}
