/** Sets a variable for all processes started from now on. */
export function passOn(name: string, value: string): void {
  Object.assign(process.env, { [name]: value })
}
