import { drumIconUrl } from './drum-icon.ts'

/** In the admin's navigation. */
export function DrumIcon() {
  return <img alt="" height="28" src={drumIconUrl} width="28" />
}

/** Above the login form. The brand's name is content, so the logo carries none. */
export function DrumLogo() {
  return <img alt="" height="96" src={drumIconUrl} width="96" />
}
