/**
 * What the folder images holds, one line per shape. The first colour's pictures are `products/{shape}-{n}.avif`, those
 * of the k-th `products/{shape}c{k}-{n}.avif`; the first colour has all views, the others two.
 * Columns: shape | centimetres that the width of each view shows (- for a pair of shoes, which has no one scale) |
 * number of listing snapshots `snapshots/{key}-{n}.avif` of each colour | colours as seen: name:family[:what differs].
 */
export const pictureTable = `
m01 | 94.9 94.9 37.8 33.6 | 2 1 | Chalk:white, Black:black, Navy:blue, Olive:green, Heather grey:grey
m02 | 97.4 97.4 38.9 36.7 | 1 1 | Black:black, Forest:green, Burnt orange:orange, Midnight:blue, Stone:beige
m03 | 98 98 43.5 37.3 | 1 1 | Camel:brown, Charcoal:grey, Navy:blue, Bottle green:green, Chocolate:brown
m04 | 89.7 89.7 43.8 33.3 | 2 1 | Mid indigo:blue, Raw indigo:blue, Washed black:black, Bleached blue:blue, Ecru:white
m05 | 109.1 109.1 41.6 37.2 | 1 1 | Dark indigo:blue, Rinse indigo:blue, Mid blue:blue, Washed black:black, Ecru:white
m06 | 92.3 92.3 40.7 34.3 | 1 1 | Ecru:white, Navy:blue, Oatmeal:beige, Moss:green, Charcoal:grey
m07 | 103.7 103.7 45 40.7 | 2 1 | Heather grey:grey:pattern mélange, Black:black:pattern plain, Sand:beige:pattern plain, Navy:blue:pattern plain, Sage:green:pattern plain, Brick:red:pattern plain
m08 | 91.9 91.9 38.9 28.1 | 1 1 | Blue stripe:blue, Pink stripe:pink, Green stripe:green, Navy stripe:blue
m09 | 88.2 88.2 43.5 37.3 | 1 1 | Slate navy:blue, Charcoal:grey, Black:black, Tobacco:brown, Mid grey:grey
m10 | 92.3 92.3 39.8 33.5 | 2 1 | Olive:green, Black:black, Midnight:blue, Burgundy:red
m11 | 104 104 39.6 35.4 | 1 1 | Taupe grey:grey, Black:black, Navy:blue, Cream:white, Chocolate:brown
m12 | 87.2 87.2 43.5 33.2 | 1 1 | Black:black, Oxblood:red, Cognac:brown, Dark brown:brown
m13 | 92.3 92.3 40.7 32.1 | 2 1 | Red check:red, Green check:green, Blue check:blue, Grey check:grey, Ochre check:yellow
m14 | 111.7 111.7 42.6 38.1 | 1 1 | Khaki:green, Black:black, Olive:green, Navy:blue, Stone:beige
m15 | 89.7 89.7 39.6 31.3 | 1 1 | Navy:blue, Forest:green, Oatmeal:beige, Charcoal:grey
m16 | 98 98 43.5 35.2 | 2 1 | Grey herringbone:grey, Brown herringbone:brown, Charcoal herringbone:grey, Navy herringbone:blue
m17 | 36.6 - 15.2 15.2 | 1 1 | White / green:white, Black:black, White / red:white, Off-white / navy:white, Sage:green, Tan:brown
m18 | 37.8 - 14.8 14.8 | 1 1 | Stone grey:grey, Navy / orange:blue, Black:black, Sand:beige, Forest:green
m19 | 36.6 - 15.2 15.2 | 2 1 | Brown:brown, Black:black, Tan:brown, Oxblood:red, Sand suede:beige:material suede
m20 | 12.9 4.5 3.2 | 1 1 | Brown / white dial:brown, Black / white dial:black, Tan / navy dial:brown, Black / gold:black:material gold-plated steel and leather, Navy / silver dial:blue
m21 | 30.3 12.1 13.6 | 1 1 | Navy:blue, Black:black, Stone:beige, Forest:green, Burgundy:red
m22 | 49.4 19.5 19.5 | 2 1 | Forest:green, Black:black, Navy:blue, Rust:orange, Sand:beige
m23 | 34.8 15.3 15.3 | 1 1 | Orange:orange, Navy:blue, Charcoal:grey, Ecru:white, Forest:green, Black:black
m24 | 89.7 89.7 37.5 33.3 | 1 1 | Pine:green, Navy:blue, Ecru:white, Burgundy:red, Washed black:black, Heather grey:grey:pattern mélange
w01 | 122.9 122.9 41.3 41.3 | 2 1 | Deep green:green, Black:black, Champagne:beige, Rosewood:red, Slate blue:blue
w02 | 107.3 107.3 40.3 38.2 | 1 1 | Navy botanical:blue, Ivory botanical:white, Forest botanical:green, Black botanical:black
w03 | 89.7 89.7 36.6 36.6 | 1 1 | Green tartan:green, Red tartan:red, Navy tartan:blue, Grey tartan:grey, Black:black:pattern plain
w04 | 103.6 103.6 39.1 41.4 | 2 1 | Champagne:beige, Black:black, Emerald:green, Dusty rose:pink, Chocolate:brown
w05 | 82.9 82.9 41 34.9 | 1 1 | Flax:beige, Navy:blue, Sage:green, Terracotta:orange, Black:black
w06 | 99.2 99.2 43.1 36.9 | 1 1 | Oatmeal:beige, Charcoal:grey, Camel:brown, Ivory:white, Forest:green
w07 | 79.5 79.5 35.8 31.8 | 2 1 | Dusty pink:pink, Sky:blue, Ivory:white, Lilac:purple, Charcoal:grey, Pistachio:green
w08 | 79.5 79.5 35.8 31.8 | 1 1 | Ecru / navy:white, Navy / ecru:blue, Ecru / red:white, Ecru / green:white, Camel / black:brown
w09 | 80.6 80.6 37.3 34.9 | 1 1 | White:white, Black:black, Heather grey:grey, Chocolate:brown, Sage:green
w10 | 77.1 77.1 39 39 | 2 1 | Honey gold:yellow, Black:black, Ivory:white, Bottle green:green, Blush:pink
w11 | 108.2 108.2 41.2 36.9 | 1 1 | Light wash:blue, Raw indigo:blue, Washed black:black, Ecru:white, Mid blue:blue
w12 | 99.8 99.8 38 34 | 1 1 | Cream:white, Black:black, Camel:brown, Charcoal:grey, Olive:green
w13 | 92.3 92.3 38.6 32.1 | 2 1 | White:white, Sky blue:blue, Black:black, Pale pink:pink, Blue stripe:blue:pattern striped
w14 | 79.5 79.5 39.7 30.2 | 1 1 | Tan:brown, Black:black, Sand:beige, Forest:green
w15 | 84.6 84.6 33.8 31.9 | 1 1 | Ecru:white, Black:black, Powder blue:blue, Chocolate:brown, Lilac:purple
w16 | 30.8 - 12 12.7 | 2 1 | Cherry red:red, Black:black, Nude:beige, Emerald:green, Navy:blue
w17 | 31.4 - 12.1 12.8 | 1 1 | Cream / black:white, White / navy:white, Blush / black:pink, Black:black
w18 | 32.9 - 13.5 12 | 1 1 | Black:black, Chestnut:brown, Burgundy:red, Ivory:white
w19 | 34.1 - 14.2 14.9 | 2 1 | Black:black, Cherry:red, Dark brown:brown, Bone:white
w20 | 66.4 29.3 22.4 | 1 1 | Saddle brown:brown, Black:black, Taupe:beige, Oxblood:red, Forest:green
w21 | 44.6 17.4 16.3 | 1 1 | Black:black, Ivory:white, Burgundy:red, Navy:blue, Blush:pink
w22 | 38.9 16.5 14.4 | 2 1 | Pistachio:green, Bordeaux:red, Black:black, Sand:beige, Petrol:blue, Rose:pink
w23 | 48.9 20 20 | 1 1 | Oat:beige, Black:black, Cognac:brown, Burgundy:red, Olive:green
w24 | 18.7 7.4 5.9 | 1 1 | Tortoise:brown:pattern tortoise, Black:black:pattern plain, Bottle green:green:pattern plain, Honey:yellow:pattern plain
w25 | 73.7 29.6 26.1 | 2 1 | Sage check:green, Navy check:blue, Burgundy check:red, Oat check:beige
w26 | 12.1 5.2 4.3 | 1 1 | Gold:gold, Silver:silver:material sterling silver, Rose gold:gold:material rose gold vermeil
w27 | 18.5 7.9 6.4 | 1 1 | Gold / green:gold, Silver / grey:silver, Gold / brown:gold, Gunmetal / blue:blue
w28 | 124.3 49.7 49.7 | 2 1 | Vermilion:red, Navy:blue, Emerald:green, Ivory:white, Lilac:purple
m25 | 36.6 - 15.2 16 | 1 1 | Black:black, Ecru:white, Navy:blue, Bottle green:green, Brick:red
m26 | 39.4 12.6 11.7 | 1 1 | Black:black, Chestnut:brown, Tan:brown, Black / gold:black
v01 | 92.3 92.3 36 | 2 1 | Slate blue:blue, Black:black, White:white, Clay:orange
v02 | 84.6 84.6 37.1 | 1 1 | White / red:white, White / navy:white, Navy / white:blue, Ecru / green:white
v04 | 94.9 94.9 35.7 | 1 1 | Orange:orange, White:white, Slate:grey, Butter:yellow, Moss:green
v05 | 85.5 85.5 36 | 2 1 | Black:black, Camel:brown, Ivory:white, Forest:green
v06 | 103.7 103.7 40.7 | 1 1 | Burgundy:red, Black:black, Heather grey:grey, Navy:blue
v07 | 94.9 94.9 39.9 | 1 1 | Green floral:green, Navy floral:blue, Cream floral:white, Rust floral:orange
v08 | 91.9 91.9 41 | 2 1 | Mid blue:blue, Raw indigo:blue, Bleached blue:blue, Washed black:black
v09 | 82.1 82.1 41 | 1 1 | Brown check:brown, Grey check:grey, Blue check:blue, Pink check:pink
v10 | 88.2 88.2 41.5 | 1 1 | Black pinstripe:black, Navy pinstripe:blue, Grey pinstripe:grey, Brown pinstripe:brown
v11 | 98.8 98.8 42.9 | 2 1 | Honey:beige, Navy:blue, Olive:green, Black:black, Stone:beige
v12 | 90.8 90.8 39.2 | 1 1 | Forest:green, Black:black, Navy:blue, Mustard:yellow, Stone:beige
v13 | 109.1 109.1 41.6 | 1 1 | Khaki:brown, Navy:blue, Olive:green, Stone:beige, Black:black
v14 | 105.5 105.5 40.2 | 2 1 | Dark indigo:blue, Mid blue:blue, Light wash:blue, Chocolate:brown
v15 | 109.1 109.1 41.6 | 1 1 | Grey:grey, Black:black, Navy:blue, Oat:beige, Forest:green
v16 | 83.9 83.9 44.2 | 1 1 | Brown:brown, Navy:blue, Olive:green, Sand:beige, Rust:orange
v17 | 79.3 79.3 34.5 | 2 1 | Mid blue:blue, Washed black:black, Light wash:blue, Ecru:white
v18 | 77.4 77.4 34.6 | 1 1 | Black:black, Navy:blue, Camel:brown, Grey:grey, White:white
v19 | 107.3 107.3 40.3 | 1 1 | Sand:beige, White:white, Olive:green, Sky:blue, Black:black
v20 | 107.3 107.3 40.3 | 2 1 | Black dots:black, Navy dots:blue, Ivory dots:white, Red dots:red
v21 | 81.5 81.5 39 | 1 1 | Leopard:brown:pattern leopard, Navy:blue:pattern plain, Rosewood:red:pattern plain
v22 | 30.8 - 11.9 | 1 1 | Forest:green, Black:black, Burgundy:red, Taupe:beige
v23 | 31.4 - 11.9 | 2 1 | Gold:gold, Silver:silver, Black:black, Tan:brown
v24 | 34.1 - 14 | 1 1 | Oxblood:red, Black:black, Cognac:brown, Forest:green
v26 | 36.6 - 15.2 | 1 1 | Black / white:black, White / green:white, Navy / white:blue, Burgundy / ecru:red
v27 | 37.1 15.3 | 2 1 | Lilac:purple, Black:black, Emerald:green, Fuchsia:pink, Champagne:beige
v28 | 44.6 17.4 | 1 1 | Navy monogram:blue, Forest monogram:green, Burgundy monogram:red, Grey monogram:grey
v29 | 67.9 29.4 | 1 1 | Natural / tan:white, Black:black, Olive:green, Navy:blue
v30 | 12.6 4.5 | 2 1 | Steel / green dial:green, Steel / white dial:silver, Steel / blue dial:blue, Gold / champagne dial:gold:material gold-plated steel
v31 | 18.9 7.7 | 1 1 | Silver / amber:silver, Gold / green:gold, Gunmetal / grey:grey
v32 | 19.7 7.4 | 1 1 | Black:black, Burgundy:red, Cream:white
v33 | 14.6 7.7 | 2 1 | Dark brown:brown, Tan:brown, Navy:blue, Burgundy:red, Forest:green
v34 | 30 9 | 1 1 | Gold:gold, Silver:silver:material sterling silver
v35 | 89.7 89.7 37.5 | 1 1 | Sage:green, Navy:blue, Camel:brown, Charcoal:grey, Ivory:white, Burgundy:red
v36 | 89.7 89.7 37.5 | 2 1 | Slate:grey, Oatmeal:beige, Bottle green:green, Burgundy:red, Black:black
v37 | 92.3 92.3 40.7 | 1 1 | Olive:green, Navy:blue, Sand:beige, Black:black, Rust:orange
v38 | 105.7 105.7 40.3 | 1 1 | Black:black, Dark indigo:blue, Grey wash:grey, Light wash:blue
v39 | 89.7 89.7 37.5 | 2 1 | Red:red, Navy:blue, Oatmeal:beige, Forest:green, Lilac:purple
`;
