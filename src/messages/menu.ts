/** One entry of the navigation; `icon` names a drawing of the shell, `also` the screens that belong to it. */
export interface MenuLink {
  label: string
  to: string
  note?: string
  icon?: string
  also?: string[]
}

/** An entry that unfolds. */
export interface MenuGroup {
  label: string
  items: MenuLink[]
}
