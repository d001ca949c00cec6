import { drumIconUrl } from './drum-icon.ts'

export function DrumIcon() {
  return <img alt="" height="28" src={drumIconUrl} width="28" />
}

/** Above the login form. Without the brand's name, which is content. */
export function DrumLogo() {
  return <img alt="" height="96" src={drumIconUrl} width="96" />
}
