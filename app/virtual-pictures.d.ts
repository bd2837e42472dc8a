/** The pictures as scripts/pictures/ makes them for the build and for `npm run dev`. */
declare module 'virtual:pictures' {
  export type Rendition = import('../art/pictures.ts').Rendition;

  export const pictures: Record<import('../art/pictures.ts').PictureName, Rendition>;
}
