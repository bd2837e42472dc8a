/** The pictures as build/assets/pictures/ makes them for the build and for `npm run dev`. */
declare module 'virtual:pictures' {
  export type Rendition = import('#build/assets/pictures/pictures.ts').Rendition;

  export const pictures: Record<
    import('#build/assets/pictures/pictures.ts').PictureName,
    Rendition
  >;
}
