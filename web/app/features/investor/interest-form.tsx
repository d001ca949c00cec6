import {
  franchiseChoices,
  type FranchiseChoice,
} from '@washhouse/contract/contact/franchise-choices'
import { leadLengths } from '@washhouse/contract/contact/lead-lengths'
import type { FranchiseSize } from '@washhouse/contract/investor/investor.contract'
import { useState, type ReactNode } from 'react'
import { FormSelect, FormTextArea } from '../../core/blocks/form/form-fields.tsx'
import type { FormAnswer, FormToken, FormValues } from '../../core/blocks/form/form-answer.ts'
import type { FormMessageId } from '../../core/blocks/form/form.messages.ts'
import { LeadForm } from '../../core/blocks/lead-form/lead-form.tsx'
import { EmailField, NameFields, PhoneField } from '../../core/blocks/form/person-fields.tsx'
import { ConsentField } from '../../core/blocks/lead-form/lead-fields.tsx'
import { withoutJoints } from '../../core/ui/phrases/keep-together.ts'
import { useText } from '../../core/i18n/use-text.tsx'
import './interest-form.css'
import type { InterestTexts } from './interest-texts.ts'
import type { InterestMessageId } from './interest.messages.ts'
import type { PackageMessageId } from './package.messages.ts'
import { FormThanks } from '../../core/blocks/form/form-thanks.tsx'

export const interestPath = '/investor/interest'

interface InterestFormProps {
  provinces: InterestTexts['provinces']
  budgets: InterestTexts['budgets']
  /** The package that the visitor came from. */
  size: FranchiseSize | null
  /** Null in the popup: its page is cached for all visitors. */
  issue: FormToken | null
  sender?: FormValues | undefined
  answer?: FormAnswer | undefined
  /** Only in the popup: replaces the form after sending. */
  thanks?: ReactNode
}

export function InterestForm(props: InterestFormProps) {
  const { provinces, budgets, size, issue, sender, answer, thanks } = props
  const t = useText<InterestMessageId>()
  return (
    <LeadForm
      action={interestPath}
      issue={issue}
      answer={answer}
      // The field accepts no extension (spec §5).
      initial={sender && { ...sender, phone: sender['phone']?.replace(/ #.*/, '') ?? '' }}
      submitLabel={t('interest.send')}
      thanks={thanks}
    >
      {thanks && <p className="lead">{t('interest.lead')}</p>}
      <fieldset className="interest-form__part">
        <legend>{t('interest.you')}</legend>
        <p className="interest-form__hint">{t('interest.you.hint')}</p>
        <NameFields lastName="required" />
        <div className="form__pair">
          <PhoneField isRequired variant="digits" />
          <EmailField isRequired />
        </div>
      </fieldset>
      <fieldset className="interest-form__part">
        <legend>{t('interest.plan')}</legend>
        <p className="interest-form__hint">{t('interest.plan.hint')}</p>
        <div className="form__pair">
          <ProvinceField provinces={provinces} />
          {choices.map((choice) => (
            <ChoiceField
              key={choice}
              choice={choice}
              initial={choice === 'budget' && size ? budgets[size] : undefined}
            />
          ))}
        </div>
        <AboutField size={size} />
      </fieldset>
      <ConsentField />
    </LeadForm>
  )
}

/** Display order. */
const choices = [
  'placeType',
  'openShop',
  'budget',
  'sourceOfFund',
  'timeline',
  'contactTime',
  'adSource',
] as const satisfies FranchiseChoice[]

function ProvinceField({ provinces }: Pick<InterestFormProps, 'provinces'>) {
  const t = useText<InterestMessageId | FormMessageId>()
  return (
    <FormSelect
      name="province"
      label={t('interest.province')}
      mark={t('form.optional')}
      options={[
        { value: '', label: t('interest.choose') },
        ...provinces.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}

interface ChoiceFieldProps {
  choice: FranchiseChoice
  /** Preselected until the visitor changes it. */
  initial: string | undefined
}

function ChoiceField({ choice, initial = '' }: ChoiceFieldProps) {
  const t = useText<string>()
  const [begun, setBegun] = useState<string | null>(null)
  return (
    <FormSelect
      // Another package resets the budget until the visitor has chosen one.
      key={begun ?? initial}
      name={choice}
      initial={initial}
      onInput={() => setBegun(begun ?? initial)}
      label={t(`interest.${choice}`)}
      mark={t('form.optional')}
      options={[
        { value: '', label: t('interest.choose') },
        ...franchiseChoices[choice].map((value) => ({
          value,
          label: t(`interest.${choice}.${value}`),
        })),
      ]}
    />
  )
}

/** Starts with a text about the viewed package, which the visitor can replace. */
function AboutField({ size }: Pick<InterestFormProps, 'size'>) {
  const t = useText<InterestMessageId | PackageMessageId | FormMessageId>()
  const about = size ? withoutJoints(t('interest.about', { size: t(`package.size.${size}`) })) : ''
  const [begun, setBegun] = useState<string | null>(null)
  return (
    <FormTextArea
      // Another package resets the text until the visitor has edited it.
      key={begun ?? about}
      name="message"
      initial={about}
      onInput={() => setBegun(begun ?? about)}
      label={t('interest.message')}
      mark={t('form.optional')}
      maxLength={leadLengths.message}
    />
  )
}

interface InterestThanksProps {
  note: string | null
  children: ReactNode
}

export function InterestThanks({ note, children }: InterestThanksProps) {
  const t = useText<InterestMessageId>()
  return (
    <FormThanks title={t('interest.sent')}>
      <p>{note ?? t('interest.sent.hint')}</p>
      {children}
    </FormThanks>
  )
}
