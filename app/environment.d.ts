/** A photograph in several widths and formats, made by https://github.com/JonasKruckenberg/imagetools. */
declare module '*&as=picture' {
  const photograph: import('vite-imagetools').Picture;
  export default photograph;
}

/** Variables from the build's environment. */
interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
}
