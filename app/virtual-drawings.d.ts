/** Addresses of the files that hold drawings, each drawing under its id. */
declare module 'virtual:drawings' {
  export const drawings: string;
  export const graphs: string;
}
