export interface Target {
  /** As browsers and the framework read it: without `..` and the query, escapes as they were sent. */
  pathname: string;
  /** The same without its escapes; empty for what no honest link holds: broken ones, backslashes, NUL. */
  path: string;
  search: string;
}

export function readTarget(target: string): Target {
  // Not resolved against a base, which `//elsewhere/` would leave.
  const url = URL.parse(target.startsWith('/') ? `http://site${target}` : target);
  if (!url || !/^https?:$/.test(url.protocol) || target.includes('\\'))
    return { pathname: '', path: '', search: '' };
  const { pathname, search } = url;
  return { pathname, path: decodePath(pathname), search };
}

function decodePath(pathname: string): string {
  try {
    const path = decodeURIComponent(pathname);
    return /[\\\0]/.test(path) ? '' : path;
  } catch {
    return '';
  }
}
