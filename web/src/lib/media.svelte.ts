/** Whether there is room for three columns. */

class Media {
  wide = $state(false)

  constructor() {
    const list = matchMedia('(min-width: 1100px)')
    this.wide = list.matches
    list.addEventListener('change', (event) => (this.wide = event.matches))
  }
}

export const media = new Media()
