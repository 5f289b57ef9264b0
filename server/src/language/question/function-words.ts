/** Words that carry a sentence and name nothing. */
export const functionWords: ReadonlySet<string> = new Set(
  `a an the this that these those my our your his her its their i me we us you he she it they them who whom whose
  which what when where why how is are was were be been being am do does did done have has had having will would
  can could shall should may might must and or but nor so yet if then than as at by for from in into of off on
  onto out over to up with within without about above after against along among around before behind below
  beneath beside between beyond during except inside like near outside per since through till until toward under
  upon via not no nor only just also too very much many more most less least few fewer any all each every some
  both either neither other another such same own again ever never always there here now today yesterday tomorrow
  please show give list find get tell see display fetch return let's lets want need know look like let ll ve re s t
  don didn doesn isn aren wasn weren hasn haven hadn won wouldn couldn versus vs compared compare total number
  count amount instead everything anything ones one top best worst first last next previous current latest recent
  highest lowest biggest largest smallest newest oldest`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
