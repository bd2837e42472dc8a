declare module 'virtual:drawings' {
  /** Address of the file that holds the drawings, each under its id. */
  export const drawings: string;
}
