export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
}

interface SchemaModule {
  validate: ((data: unknown) => boolean) & {
    errors?: { instancePath: string; message?: string }[] | null;
  };
}

/** What Kubernetes' own schema has to say against a manifest, unknown fields included. */
export async function findProblems(manifest: Manifest): Promise<string[]> {
  const { validate } = await loadSchema(manifest);
  const read = new Map<object, Set<string>>();
  const valid = validate(watch(manifest, read));
  const errors = valid ? [] : (validate.errors ?? []);
  return [
    ...errors.map(({ instancePath, message }) => `${instancePath} ${message}`),
    ...unreadFields(manifest, read),
  ];
}

function loadSchema({ apiVersion, kind }: Manifest): Promise<SchemaModule> {
  const [group = '', version = ''] = apiVersion.includes('/')
    ? apiVersion.split('/')
    : ['core', apiVersion];
  const name = [group.replace(/\..*/, ''), version].map(
    (part) => part.charAt(0).toUpperCase() + part.slice(1),
  );
  return import(`kubernetes-models/_schemas/IoK8sApi${name.join('')}${kind}`);
}

/** The same data, which notes what is asked of it: a schema asks for each field that it knows. */
function watch<T>(value: T, read: Map<object, Set<string>>): T {
  if (typeof value !== 'object' || value === null) return value;
  const seen = read.get(value) ?? new Set<string>();
  read.set(value, seen);
  return new Proxy(value, {
    get(target, key) {
      seen.add(String(key));
      return watch(Reflect.get(target, key), read);
    },
  });
}

function unreadFields(value: unknown, read: Map<object, Set<string>>, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    read.get(value)?.has(key)
      ? unreadFields(child, read, `${path}/${key}`)
      : [`${path}/${key} is no field that Kubernetes knows`],
  );
}
