import { expect, test } from 'vitest'
import { partRenderer } from '../../../testing/render-part.tsx'
import { FormFile } from './form-fields.tsx'
import { formMessages } from './form.messages.ts'
import { SubmitForm } from './submit-form.tsx'

test('a file field is the browser’s own until scripts run, as the page cannot name the file without them', () => {
  const draw = partRenderer('en', formMessages)
  const drawn = draw(
    <SubmitForm action="/profile" submitLabel="Save" hasFile>
      <FormFile name="picture" label="A new picture" hint="Up to 8 MB" />
    </SubmitForm>,
  )
  expect(drawn).toMatch(/<label[^>]*for="form-picture"[^>]*>A new picture/)
  expect(drawn).toMatch(/<input[^>]*aria-describedby="form-picture-hint"[^>]*type="file"/)
  expect(drawn).toMatch(/<input[^>]*class="field__file"/)
  expect(drawn).not.toContain('No file chosen')
})
