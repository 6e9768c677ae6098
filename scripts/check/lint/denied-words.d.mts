import type { Rule } from 'eslint'

export const deniedWords: [string, string][]
export const deniedWordsRule: Rule.RuleModule
