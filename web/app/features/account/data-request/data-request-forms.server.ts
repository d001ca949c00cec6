import { dataRequestCalls } from '@washhouse/contract/data-request/data-request.calls'
import type {
  DataRequestProof,
  NewDataRequest,
  NewVisitorDataRequest,
} from '@washhouse/contract/data-request/data-request.contract'
import type { FormDefinition } from '../../../blocks/form/form-definition.ts'
import { personMessages } from '../../../blocks/form/person.messages.ts'
import { looksAutomatic } from '../../../blocks/form/looks-automatic.ts'
import { dataKindMessages, dataRequestMessages } from './data-request.messages.ts'

const faultTexts = { kind: dataKindMessages['dataKind.missing'] }
const openText = dataRequestMessages['dataRequest.own.open']

/** What a member asks about his data; stored once. */
export const ownRequestForm: FormDefinition<NewDataRequest> = {
  write: dataRequestCalls.askAboutData,
  fields: ['kind', 'message'],
  isStoredOnce: true,
  faultTexts: { ...faultTexts, 'kind.open': openText },
}

/** What anyone else asks; marked when a program seems to have sent it. */
export const visitorRequestForm: FormDefinition<NewVisitorDataRequest> = {
  write: dataRequestCalls.askAboutDataAt,
  fields: ['kind', 'message', 'name', 'email'],
  addFields: (form) => ({ looksAutomatic: looksAutomatic(form) }),
  isStoredOnce: true,
  faultTexts: { ...faultTexts, 'name.required': personMessages['fault.firstName.required'] },
}

/** What the mailed link does once its page's button is pressed. */
export const proofForm: FormDefinition<DataRequestProof> = {
  write: dataRequestCalls.proveDataRequest,
  fields: ['token'],
  faultTexts: {
    token: dataRequestMessages['dataRequest.confirm.spent'],
    'token.open': dataRequestMessages['dataRequest.confirm.open'],
  },
  refusalTexts: {
    INVALID_TOKEN: dataRequestMessages['dataRequest.confirm.spent'],
    REQUESTS_EXCEEDED: dataRequestMessages['dataRequest.wait'],
  },
}
