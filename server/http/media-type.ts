/** `application/json` of `Application/JSON; charset=utf-8`. Empty when there is none. */
export function mediaType(headers: Headers): string {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}
