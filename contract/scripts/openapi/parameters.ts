import { z } from 'zod'
import { previewTokenHeader } from '../../src/client/content-client.ts'
import { defaultLanguage, languageHeader, languages } from '../../src/language.ts'
import type { QueryShape } from '../../src/wire/call.ts'
import { filterLimits, operatorsByKind } from '../../src/wire/filter-operators.ts'
import {
  defaultItemsLimit,
  maxItemsLimit,
  maxNames,
  metaNames,
} from '../../src/wire/items-query.ts'
import { maxPage } from '../../src/wire/paging.ts'
import { maxSearchLength } from '../../src/wire/parameters.ts'
import { jsonSchema } from '../../src/wire/wire-schema.ts'

type Parameter = Record<string, unknown>

const operators = Object.entries(operatorsByKind)
  .map(([kind, names]) => `${kind}: ${names.join(' ')}`)
  .join('; ')

const wholeNumber = (minimum: number, maximum: number, rest = {}) => ({
  type: 'integer',
  minimum,
  maximum,
  ...rest,
})
const names = { type: 'array', items: { type: 'string' }, maxItems: maxNames }
const commaList = { style: 'form', explode: false }

/** Shared parameters by reference name. */
export const sharedParameters: Record<string, Parameter> = {
  lang: {
    name: languageHeader,
    in: 'header',
    description: 'Language of the texts: `en` for English; any other value or none for Thai.',
    schema: { type: 'string', enum: [...languages], default: defaultLanguage },
  },
  is_preview: {
    name: 'is_preview',
    in: 'query',
    description: `If true, includes drafts. Requires a signed token in \`${previewTokenHeader}\`.`,
    schema: { type: 'boolean', default: false },
  },
  preview_token: {
    name: previewTokenHeader,
    in: 'header',
    description:
      'Signed token for reading drafts with certain operations. Valid for at most a day.',
    schema: { type: 'string' },
  },
  items_limit: {
    name: 'limit',
    in: 'query',
    description: `Number of records to return. -1 returns all, up to ${maxItemsLimit}.`,
    schema: wholeNumber(-1, maxItemsLimit, { default: defaultItemsLimit }),
  },
  items_page: {
    name: 'page',
    in: 'query',
    description:
      'Page number, starting at 1 (0 means 1). Overrides `offset` if `limit` is positive.',
    schema: wholeNumber(0, maxPage),
  },
  items_offset: {
    name: 'offset',
    in: 'query',
    description: 'Number of records to skip.',
    schema: wholeNumber(0, Number.MAX_SAFE_INTEGER, { default: 0 }),
  },
  items_sort: {
    name: 'sort',
    in: 'query',
    description:
      'Fields to sort by. A leading minus sorts in descending order. Also accepted as `sort[]=`.',
    schema: names,
    ...commaList,
  },
  items_fields: {
    name: 'fields',
    in: 'query',
    description:
      'Fields to return: `data.<name>` for texts, `<relation>.<name>` for fields of a related record, `*` for all ' +
      'fields. Also accepted as `fields[]=`.',
    schema: names,
    ...commaList,
  },
  items_filter: {
    name: 'filter',
    in: 'query',
    description:
      'Condition on fields, also of related records, as JSON `{"field":{"_eq":1}}` or as ' +
      '`filter[field][_eq]=1`, grouped by `_and` and `_or`. Limits: ' +
      `${filterLimits.tests} conditions, ${filterLimits.depth} levels, ${filterLimits.values} values in a list. ` +
      `Operators by field type: ${operators}.`,
    schema: { type: 'string', contentMediaType: 'application/json' },
  },
  items_search: {
    name: 'search',
    in: 'query',
    description: 'Text to search for in all text fields, case-insensitive.',
    schema: { type: 'string', maxLength: maxSearchLength },
  },
  items_meta: {
    name: 'meta',
    in: 'query',
    description:
      'Counts to return: of all records, of the records that match the filter. `*` returns both.',
    schema: { type: 'array', items: { type: 'string', enum: [...metaNames, '*'] } },
    ...commaList,
  },
}

export function refer(...shared: string[]): Parameter[] {
  return shared.map((name) => ({ $ref: `#/components/parameters/${name}` }))
}

/** Query parameters of a call, with the bounds and defaults of its parser. */
export function queryParameters(query: QueryShape): Parameter[] {
  return Object.entries(query).map(([name, schema]) => {
    const { description, ...bounds } = jsonSchema(schema)
    const whenAbsent = z.safeParse(schema, undefined)
    return {
      name,
      in: 'query',
      required: !whenAbsent.success,
      ...(description ? { description } : {}),
      schema: whenAbsent.data === undefined ? bounds : { ...bounds, default: whenAbsent.data },
    }
  })
}

const pathParameters: Readonly<Record<string, string>> = {
  id: 'Id, or slug if the record has one.',
  branch: 'Id of the branch.',
  reference: 'Reference of the report.',
  token: 'Token of the emailed link.',
  web_board: 'Id of the post.',
}

export function pathParameter(name: string): Parameter {
  const description = pathParameters[name] ?? name
  return { name, in: 'path', required: true, description, schema: { type: 'string', minLength: 1 } }
}
