/** Hands a value on to every program that this one starts from now on. */
export function passOn(name: string, value: string): void {
  Object.assign(process.env, { [name]: value })
}
