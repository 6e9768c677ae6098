import type { DialectName } from '../mocks/engine/dialects'

/** What each framework says about a text that is too long. */
export const tooLong: Record<DialectName, (field: string) => string> = {
  drf: () => 'Ensure this field has no more than 30 characters.',
  aspnet: (field) =>
    `The field ${field.charAt(0).toUpperCase()}${field.slice(1)} must be a string with a maximum length of 30.`,
  laravel: (field) => `The ${field} field must not be greater than 30 characters.`,
  rails: () => 'is too long (maximum is 30 characters)',
  spring: () => 'size must be between 0 and 30',
  fastapi: () => 'String should have at most 30 characters',
  nest: (field) => `${field} must be shorter than or equal to 30 characters`,
}
