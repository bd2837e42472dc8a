declare module 'virtual:generated.css';
declare module 'virtual:release-graph.css';
declare module 'virtual:services-drawings.css';
declare module 'virtual:workflow-graph.css';

/** Addresses of the SVG files that hold the drawings, each under its id. */
declare module 'virtual:drawings' {
  export const drawings: string;
  export const graphs: string;
}

declare module 'virtual:pictures' {
  export type Rendition = import('#generator/assets/pictures/pictures.ts').Rendition;
  type PictureName = import('#generator/assets/pictures/pictures.ts').PictureName;
  export const pictures: Record<PictureName, Rendition>;
}

/** From the build's environment. */
interface ImportMetaEnv {
  /** True where pages are rendered for the visitor, false in the browser. */
  readonly SSR: boolean;
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
}

// What TypeScript's own description of browsers does not have yet.
interface Document {
  readonly prerendering?: boolean;
}
declare var trustedTypes: { readonly emptyHTML: string } | undefined;
