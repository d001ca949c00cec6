const language = new URLSearchParams(location.search).get('lang') === 'en' ? 'en' : 'th'
const other = language === 'en' ? 'th' : 'en'

for (const link of document.querySelectorAll('[data-language]')) {
  if (link.dataset.language === language) link.setAttribute('aria-current', 'true')
  // The call that is being read stays open in the other language.
  link.addEventListener('click', () => (link.hash = location.hash))
}

/** The renderer uses the first of several examples, and defaults. */
function preferLanguage(key, value) {
  if (key === 'examples' && value?.th && value.en)
    return { [language]: value[language], [other]: value[other] }
  if (key === 'lang' && value?.in === 'header')
    return { ...value, schema: { ...value.schema, default: language } }
  return value
}

const answer = await fetch('/openapi.json')
if (!answer.ok) throw new Error(`openapi.json answered ${answer.status}`)

window.SwaggerUIBundle({
  spec: JSON.parse(await answer.text(), preferLanguage),
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  validatorUrl: null,
})
