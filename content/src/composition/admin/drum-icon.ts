const drum = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="23" fill="#fff" stroke="#12a5bd" stroke-width="2"/><circle cx="24" cy="24" r="17" fill="#0b2748"/><path d="M7.6 28.5c5.5-5 10.9 2.4 16.4-.6s10.9-4.6 16.4.6A17 17 0 0 1 7.6 28.5Z" fill="#12a5bd"/><circle cx="19" cy="21" r="2.6" fill="#fff"/><circle cx="28" cy="17" r="1.8" fill="#fff"/><circle cx="31" cy="23" r="1.4" fill="#fff"/></svg>`

/** The drum window of a washing machine, as on the website. */
export const drumIconUrl = `data:image/svg+xml,${encodeURIComponent(drum)}`
