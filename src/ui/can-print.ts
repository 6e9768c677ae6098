/** Whether the browser prints; those inside messengers' apps often cannot, and lack the function. */
export const canPrint = () => typeof globalThis.print === 'function'
