import { NotFound } from '#app/sections/not-found/not-found.tsx';

export function Page() {
  return <NotFound />;
}
