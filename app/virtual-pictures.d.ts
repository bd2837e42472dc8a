/** The pictures as generator/assets/pictures/ makes them for the build and for `npm run dev`. */
declare module 'virtual:pictures' {
  export type Rendition = import('#generator/assets/pictures/pictures.ts').Rendition;

  export const pictures: Record<
    import('#generator/assets/pictures/pictures.ts').PictureName,
    Rendition
  >;
}
