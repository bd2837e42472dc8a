/** What the controls of the services say, as build/plugins/service-rows.ts takes it from their entries. */
declare module 'virtual:services' {
  export type ServiceRow = Pick<
    import('#content/services.ts').Service,
    'title' | 'shortDescription'
  > & { id: import('#content/services.ts').ServiceId };

  export const serviceRows: readonly ServiceRow[];
}
