// npm run check: names that more than one module of src/ may export, each with the number of modules. None does.

export const allowedDuplicates = {}
