// Entry point of the built server. Imports nothing statically, because on an older Node a static import would fail
// before the version check.
const [major = 0] = process.versions.node.split('.').map(Number);

if (major >= 24) void import('./main.ts');
else {
  process.stderr.write(
    `The server needs Node 24 or newer. This is Node ${process.versions.node}.\n`,
  );
  process.exitCode = 1;
}
