export { NotFound as Page } from '#app/sections/not-found/not-found.tsx';
