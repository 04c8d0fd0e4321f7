/** The pieces the mock-ups show: picture key | designer | name | retail price in US dollars. They come first in every catalogue. */
const table = `
m01|Halden|Boxy heavyweight cotton tee|95
m02|Norrland Works|Channel-quilted down jacket|640
m03|Cassel & Thorne|Double-faced wool overcoat|1290
m04|Ruhr Denim|Pleat-front denim trucker|280
m05|Ruhr Denim|Straight-leg selvedge jeans|245
m06|Fjell|Aran cable roll-neck|410
m07|Vale Archive|Loopback cotton hoodie|165
m08|Maison Verrault|Bengal-stripe poplin shirt|220
m09|Sette Mani|Half-canvassed wool blazer|980
m10|Kestrel Field|Nylon flight bomber|390
m11|Kirie|Pleated wide-leg wool trousers|360
m12|Brask|Asymmetric leather biker|1450
m13|Tokai Mills|Buffalo-check flannel overshirt|240
m14|Kestrel Field|Ripstop cargo trousers|210
m15|Fjell|Fair-isle yoke crewneck|330
m16|Cassel & Thorne|Herringbone double-breasted coat|1480
m17|Halden|Court low leather sneaker|260
m18|Pallas|Trail 04 mesh runner|190
m19|Cassel & Thorne|Calf-leather chelsea boot|520
m20|Doyenne|Field 38 automatic watch|1150
m21|Vale Archive|Six-panel twill cap|68
m22|Norrland Works|Ripstop day pack|230
m23|Fjell|Fisherman rib beanie|75
m24|Vale Archive|Garment-dyed crew sweatshirt|140
w01|Lune Ardente|Bias-cut satin slip dress|420
w02|Ines Caro|Botanical-print wrap midi|380
w03|Kirie|Knife-pleated tartan skirt|290
w04|Lune Ardente|Champagne satin midi skirt|250
w05|Odile Frey|Linen relaxed blazer|540
w06|Odile Frey|Belted bouclé wrap coat|1180
w07|Sabine Roux|Mohair-blend V-neck cardigan|340
w08|Sabine Roux|Breton stripe merino knit|210
w09|Halden|Ribbed cotton tank|60
w10|Lune Ardente|Cowl silk camisole|190
w11|Ruhr Denim|Barrel-leg washed jeans|235
w12|Odile Frey|High-rise tailored trousers|295
w13|Maison Verrault|Oversized cotton shirt|230
w14|Brask|Cropped suede biker|1240
w15|Norrland Works|Cropped puffer in ecru|520
w16|Sabine Roux|Pointed patent pump|480
w17|Odile Frey|Two-tone slingback|440
w18|Sette Mani|Snaffle leather loafer|460
w19|Brask|Lug-sole combat boot|390
w20|Maison Verrault|Grained leather tote|890
w21|Pallas|Quilted chain flap bag|1320
w22|Ines Caro|Croc-embossed baguette|560
w23|Sabine Roux|Slouch leather hobo|720
w24|Doyenne|Oversized tortoise sunglasses|240
w25|Tokai Mills|Checked lambswool scarf|160
w26|Doyenne|Vermeil tube hoops|130
w27|Pallas|Titanium aviators|310
w28|Ines Caro|Monogram silk square|180
m25|Vale Archive|Canvas high-top|110
m26|Sette Mani|Bridle leather belt|120
`;

interface Original {
  key: string;
  designer: string;
  name: string;
  retailUsd: number;
}

export const originals: readonly Original[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [key = '', designer = '', name = '', price = ''] = line.split('|');
    return { key, designer, name, retailUsd: Number(price) * 100 };
  });
