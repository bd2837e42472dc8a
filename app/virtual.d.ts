declare module 'virtual:approach-example.css';
declare module 'virtual:generated.css';
declare module 'virtual:release-graph.css';
declare module 'virtual:workflow-graph.css';

/** Addresses of the SVG files that hold the drawings, each under its id. */
declare module 'virtual:drawings' {
  export const drawings: string;
  export const graphs: string;
}

/** Address of the font file with the letters of the site's words. */
declare module 'virtual:typeface' {
  const url: string;
  export default url;
}

/** A photograph in several widths and formats: https://github.com/JonasKruckenberg/imagetools */
declare module '*&as=picture' {
  const photograph: import('vite-imagetools').Picture;
  export default photograph;
}

/** From the build's environment. */
interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
}

// What TypeScript's own description of browsers does not have yet.
interface Document {
  readonly prerendering?: boolean;
}
