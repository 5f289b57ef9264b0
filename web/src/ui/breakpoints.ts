/** Widths in pixels at which layouts change. Style sheets cannot read them, so their media queries repeat them. */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;
