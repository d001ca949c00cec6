/** A record with only these fields. */
export function pick<Row extends object, Name extends keyof Row>(
  row: Row,
  ...names: readonly Name[]
): Pick<Row, Name>
export function pick(row: object, ...names: readonly PropertyKey[]): object {
  return Object.fromEntries(names.map((name) => [name, Reflect.get(row, name)]))
}
