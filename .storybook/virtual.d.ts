/** Every icon that the app imports, by its name (.storybook/project-files.ts). */
declare module 'virtual:icons' {
  const icons: Record<string, import('lucide-react').LucideIcon>
  export default icons
}

/** The names of the files in public/art (.storybook/project-files.ts). */
declare module 'virtual:artwork' {
  const files: string[]
  export default files
}
